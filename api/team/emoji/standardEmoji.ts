import shortcodes from 'emojibase-data/en/shortcodes/iamcal.json' with { type: 'json' }

const signOf = (hexcode: string): string =>
  withPicture(String.fromCodePoint(...hexcode.split('-').map(code => Number.parseInt(code, 16))))

/** Single symbols such as the heart are text unless a variation selector asks for the picture. */
const withPicture = (sign: string): string =>
  /^\p{Emoji}$/u.test(sign) && !/^\p{Emoji_Presentation}$/u.test(sign) ? `${sign}\u{FE0F}` : sign

/** The emoji that every workspace has, by their names in Slack. */
export const standardEmoji: ReadonlyMap<string, string> = new Map(
  Object.entries(shortcodes).flatMap(([hexcode, names]) =>
    [names].flat().map((name): [string, string] => [name, signOf(hexcode)]),
  ),
)

const named = /:([a-z0-9_+'-]+):(?::skin-tone-\d:)?/g

/** A text with signs in place of the names of standard emoji. Names of other emoji stay. */
export const withEmoji = (text: string): string =>
  text.replaceAll(named, (all: string, name: string) => standardEmoji.get(name) ?? all)
