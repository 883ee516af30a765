import type { Workspace } from '../state/workspace.ts'

/** `&`, `<` and `>` as Slack stores them in text. */
export const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Written references that are kept as they are: `<@U1>`, `<@U1|anna>`, `<!subteam^S1|@devs>`, `<#C1|general>`. */
const reference = /(<(?:[@#]|!subteam\^)[A-Z0-9]+(?:\|[^<>]*)?>)/

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
      const person = mention('@', typed, word, userIdsByName(workspace), withNames)
      return person === typed ? mentionGroup(workspace, typed, word) : person
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

/** `@designers` becomes `<!subteam^S1|@designers>`. */
const mentionGroup = ({ userGroups }: Workspace, typed: string, word: string): string => {
  const handle = word.toLowerCase().replace(/[._-]+$/, '')
  const group = [...userGroups.values()].find(each => each.handle === handle)
  return group === undefined ? typed : `<!subteam^${group.id}|@${handle}>${word.slice(handle.length)}`
}

const userIdsByName = (workspace: Workspace): Map<string, string> =>
  new Map([...workspace.users.values()].filter(user => !user.isDeleted).map(user => [user.name, user.id]))

const channelIdsByName = (workspace: Workspace): Map<string, string> =>
  new Map(
    [...workspace.channels.values()]
      .filter(channel => channel.directWith === undefined)
      .map(channel => [channel.name, channel.id]),
  )
