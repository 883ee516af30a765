const shortcodes = new Map([
  ['gift', '🎁'],
  ['palm_tree', '🌴'],
  ['coffee', '☕'],
  ['books', '📚'],
  ['book', '📖'],
  ['pizza', '🍕'],
  ['tada', '🎉'],
  ['beach_with_umbrella', '🏖️'],
  ['house', '🏠'],
  ['fork_and_knife', '🍴'],
  ['evergreen_tree', '🌲'],
  ['headphones', '🎧'],
  ['bike', '🚲'],
  ['seedling', '🌱'],
  ['airplane', '✈️'],
])

/** An emoji as a character. Shortcodes of the workspace that have none here show as a gift. */
export const emojiOf = (emoji: string | null): string => {
  if (emoji === null || emoji === '') return '🎁'
  const shortcode = /^:?([a-z0-9_+-]+):?$/i.exec(emoji)?.[1]
  return shortcode === undefined ? emoji : (shortcodes.get(shortcode) ?? '🎁')
}
