"""The tools that build the site and set the repository up."""
