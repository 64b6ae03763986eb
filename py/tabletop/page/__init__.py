"""The way between a page and its tables: messages in, replies out."""
