"""The rules of San Juan: buildings, the table as data, and what each phase does."""
