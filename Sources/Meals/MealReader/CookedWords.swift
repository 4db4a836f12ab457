/// Words by which people tell what they cooked, into how much it came, and what they had of it.
enum CookedWords {}
