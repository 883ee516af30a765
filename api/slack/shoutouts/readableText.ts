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

/** Puts names where `readableText` had none to put. */
export const nameMentions = (text: string, nameOf: (slackUserId: string) => string | undefined): string =>
  text.replace(/<@([A-Z0-9]+)>/g, (whole: string, id: string) => {
    const name = nameOf(id)
    return name === undefined ? whole : `@${name}`
  })
