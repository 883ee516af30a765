import type { Workspace } from '../state/workspace.ts'

/** `&`, `<` and `>` as Slack stores them in text. */
export const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Written references that are kept as they are: `<@U1>`, `<@U1|anna>`, `<#C1|general>`. */
const reference = /(<[@#][A-Z0-9]+(?:\|[^<>]*)?>)/

/**
 * Escapes what a person typed: known `@name` and `#channel` become `<@U1|name>` and `<#C1|channel>`, the rest of the
 * text keeps no character that Slack's mark-up uses.
 */
export const escapeText = (workspace: Workspace, text: string, withNames: boolean): string =>
  text
    .split(reference)
    .map((part, index) => (index % 2 === 1 ? part : escapePart(workspace, part, withNames)))
    .join('')

const escapePart = (workspace: Workspace, text: string, withNames: boolean): string =>
  escapeEntities(text)
    .replaceAll(/(?<![\w.@])@([a-z0-9][a-z0-9._-]*)/gi, (typed, word: string) => {
      if (['here', 'channel', 'everyone'].includes(word)) return `<!${word}>`
      return mention('@', typed, word, userIdsByName(workspace), withNames)
    })
    .replaceAll(/(?<![\w&])#([a-z0-9][a-z0-9_-]*)/gi, (typed, word: string) =>
      mention('#', typed, word, channelIdsByName(workspace), withNames),
    )

/** A sentence may end behind a name: `thanks @anna.` means anna. */
const mention = (
  sign: '@' | '#',
  typed: string,
  word: string,
  ids: ReadonlyMap<string, string>,
  withNames: boolean,
): string => {
  const name = word.toLowerCase()
  const known = ids.has(name) ? name : name.replace(/[._-]+$/, '')
  const id = ids.get(known)
  if (id === undefined) return typed
  return `<${sign}${id}${withNames ? `|${known}` : ''}>${word.slice(known.length)}`
}

const userIdsByName = (workspace: Workspace): Map<string, string> =>
  new Map([...workspace.users.values()].filter(user => !user.isDeleted).map(user => [user.name, user.id]))

const channelIdsByName = (workspace: Workspace): Map<string, string> =>
  new Map(
    [...workspace.channels.values()]
      .filter(channel => channel.directWith === undefined)
      .map(channel => [channel.name, channel.id]),
  )
