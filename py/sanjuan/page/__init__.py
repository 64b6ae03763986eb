"""What the page is told of San Juan besides what any table tells."""
