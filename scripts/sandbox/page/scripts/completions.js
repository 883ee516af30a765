import { personChoice } from './blocks/choiceKinds.js'
import { emoji } from './blocks/emoji.js'
import { channelById, isDirect, me, state } from './state.js'

const offeredMax = 8

/**
 * What could be meant at the cursor: a command at the very beginning, a person behind `@`, a channel behind `#`, an
 * emoji behind `:`. `from` is where the chosen text goes; nothing when none of these is being typed.
 */
export const findCompletions = (text, cursor) => {
  const typed = text.slice(0, cursor)
  const command = /^\/(\S*)$/.exec(typed)
  if (command !== null) return { from: 0, label: 'Commands', choices: commands(typed.toLowerCase()) }
  const word = /(?:^|[\s(])([@#:])([\p{L}\p{N}._+-]*)$/u.exec(typed)
  if (word === null) return undefined
  const [, sign, wanted] = word
  const from = cursor - wanted.length - 1
  if (sign === '@') return { from, label: 'People', choices: people(wanted.toLowerCase()) }
  if (sign === '#') return { from, label: 'Channels', choices: channels(wanted.toLowerCase()) }
  return wanted.length < 2 ? undefined : { from, label: 'Emoji', choices: emojiNamed(wanted.toLowerCase()) }
}

const commands = typed =>
  state.workspace.app.slashCommands
    .filter(({ command }) => command.startsWith(typed))
    .map(({ command, usageHint, description }) => ({
      id: command,
      text: `${command} ${usageHint}`.trim(),
      detail: description,
      insert: `${command} `,
    }))

/** People of the conversation come first, the person themself last. */
const people = wanted => {
  const here = new Set(isDirect() ? [] : channelById(state.channelId)?.memberIds)
  const rank = person => (person.id === me() ? 2 : here.has(person.id) ? 0 : 1)
  return state.workspace.people
    .filter(person => !person.isDeleted && !person.isBot)
    .filter(({ name, realName }) =>
      [name, ...realName.toLowerCase().split(' '), realName.toLowerCase()].some(part =>
        part.startsWith(wanted),
      ),
    )
    .toSorted((left, right) => rank(left) - rank(right) || left.realName.localeCompare(right.realName))
    .slice(0, offeredMax)
    .map(person => ({ ...personChoice(person), insert: `@${person.name} ` }))
}

const channels = wanted =>
  state.workspace.channels
    .filter(channel => channel.name.startsWith(wanted) && !channel.isArchived)
    .slice(0, offeredMax)
    .map(({ id, name, topic }) => ({ id, text: `#${name}`, detail: topic, insert: `#${name} ` }))

const emojiNamed = wanted =>
  [...emoji]
    .filter(([name]) => name.startsWith(wanted))
    .slice(0, offeredMax)
    .map(([name, sign]) => ({ id: name, text: `${sign} :${name}:`, insert: `:${name}: ` }))
