"""The rules of San Juan: buildings, the table as data, and the phases."""
