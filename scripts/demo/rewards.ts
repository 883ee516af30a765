/** What the demo company gives itself: name, emoji, points, description. 100 points are worth a dollar. */
export const demoRewards = [
  ['Coffee with anyone', '☕', 150, 'Pick a colleague, we pay for the coffee and the cake.'],
  ['Plant for your desk', '🪴', 300, 'A juniper, what else. Comes with care instructions.'],
  ['A tree in your name', '🌳', 400, 'Planted in the community forest; you get the coordinates.'],
  ['Book of your choice', '📚', 450, 'Any book, paper or audio, on us.'],
  ['Lunch for your team', '🥗', 900, 'Order in for up to five people.'],
  ['Juniper hoodie', '🧥', 1100, 'Soft, heavy, in forest green. Sizes XS to 3XL.'],
  ['Half a day off', '🌤️', 1500, 'Friday afternoon suggests itself.'],
  ['Conference ticket', '🎟️', 4000, 'A day at a conference you would like to see.'],
] as const
