import { messageLengthMax } from './limits.ts'

/** Slack's brackets: `<@U1|ann>`, `<!subteam^S1|@devs>`, `<#C1|general>`, `<https://laurel.example|the page>`. */
const bracketed = /<([@#!]?)([^<>|]+)(?:\|([^<>]*))?>/g

/**
 * Turns the text of a command into what the person saw while typing: plain links, no entities. A mention becomes
 * `<@U1>` without the name, which a message of another person must not keep.
 */
export const readableText = (text: string): string =>
  text
    .replace(bracketed, (_whole: string, sigil: string, target: string, label: string | undefined) => {
      if (sigil === '@') return `<@${target}>`
      if (sigil === '#') return `#${label || target}`
      if (sigil === '!') return `@${(label || target).replace(/^@/, '')}`
      const address = target.replace(/^mailto:/, '')
      return !label || address.includes(label) ? address : `${label} (${address})`
    })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const mention = /<@([A-Z0-9]+)>/g

/** The Slack user ids that a readable text mentions without a name. */
export const mentionedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(mention)].flatMap(([, id]) => id ?? []))

/** Replaces the mentions that `readableText` left, unless the message would become too long. */
export const nameMentions = (text: string, nameOf: (slackUserId: string) => string | undefined): string => {
  const named = text.replace(mention, (whole: string, id: string) => {
    const name = nameOf(id)
    return name === undefined ? whole : `@${name}`
  })
  return named.length > messageLengthMax ? text : named
}
