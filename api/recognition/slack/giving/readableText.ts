import { messageLengthMax } from './limits.ts'

/** `<@U1|ann>`, `<!subteam^S1|@devs>`, `<#C1|general>`, `<https://laurel.example|the page>`: what Slack puts in brackets. */
const bracketed = /<([@#!]?)([^<>|]+)(?:\|([^<>]*))?>/g

/**
 * Turns the text of a command into what the person saw when typing it: names for mentions, plain links, no entities.
 * A mention that came without a name stays as it is, `<@U1>`, for `nameMentions`.
 */
export const readableText = (text: string): string =>
  text
    .replace(bracketed, (whole: string, sigil: string, target: string, label: string | undefined) => {
      if (sigil === '@') return label ? `@${label}` : whole
      if (sigil === '#') return `#${label || target}`
      if (sigil === '!') return `@${(label || target).replace(/^@/, '')}`
      const address = target.replace(/^mailto:/, '')
      return !label || address.includes(label) ? address : `${label} (${address})`
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const mention = /<@([A-Z0-9]+)>/g

/** Whom a readable text names by their ids alone. */
export const mentionedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(mention)].flatMap(([, id]) => id ?? []))

/** Puts names where `readableText` had none to put; none where they would make a message longer than one can be. */
export const nameMentions = (text: string, nameOf: (slackUserId: string) => string | undefined): string => {
  const named = text.replace(mention, (whole: string, id: string) => {
    const name = nameOf(id)
    return name === undefined ? whole : `@${name}`
  })
  return named.length > messageLengthMax ? text : named
}
