import codePoints from './slackEmojiNames.json' with { type: 'json' }

const signOf = (codes: string): string =>
  asPicture(String.fromCodePoint(...codes.split('-').map(code => Number.parseInt(code, 16))))

/** Symbols such as the heart, and keys, are text unless a variation selector asks for the picture. */
const asPicture = (sign: string): string =>
  sign.replace(/^(\p{Emoji})(?=\u{20E3}?$)/u, base =>
    /\p{Emoji_Presentation}/u.test(base) ? base : `${base}\u{FE0F}`,
  )

/** The emoji that every workspace has, by their names in Slack. The names come from emoji-datasource. */
export const standardEmoji: ReadonlyMap<string, string> = new Map(
  Object.entries(codePoints).map(([name, codes]) => [name, signOf(codes)]),
)

const named = /:([a-z0-9_+'-]+):(?::skin-tone-\d:)?/g

/** A text with signs in place of the names of standard emoji. Names of other emoji stay. */
export const withEmoji = (text: string): string =>
  text.replaceAll(named, (all: string, name: string) => standardEmoji.get(name) ?? all)
