const characters: ReadonlyMap<string, string> = new Map([
  ['gift', '🎁'],
  ['tada', '🎉'],
  ['coffee', '☕'],
  ['pizza', '🍕'],
  ['palm_tree', '🌴'],
  ['desert_island', '🏝️'],
  ['beach_with_umbrella', '🏖️'],
  ['books', '📚'],
  ['book', '📖'],
  ['headphones', '🎧'],
  ['house', '🏠'],
  ['bike', '🚲'],
  ['ticket', '🎟️'],
  ['airplane', '✈️'],
  ['fork_and_knife', '🍴'],
  ['knife_fork_plate', '🍽️'],
  ['trophy', '🏆'],
  ['star', '⭐'],
  ['heart', '❤️'],
  ['sunny', '☀️'],
  ['shirt', '👕'],
  ['massage', '💆'],
  ['parking', '🅿️'],
  ['dog', '🐶'],
  ['herb', '🌿'],
  ['calendar', '📅'],
  ['clapper', '🎬'],
  ['mortar_board', '🎓'],
])

const shortcode = /^:?([a-z0-9_+-]+):?$/

/** The character of a reward's emoji: shortcodes are looked up, what is not known becomes a present. */
export const emojiCharacter = (emoji: string | null): string => {
  if (emoji === null) return '🎁'
  const name = shortcode.exec(emoji.trim())?.[1]
  return name === undefined ? emoji : (characters.get(name) ?? '🎁')
}
