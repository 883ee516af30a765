import type { PagePerson } from '../../pageApi/pageContract.ts'
import { type Choice, isPresent, personChoice } from './blocks/choiceSources.ts'
import { offeredEmoji, pictureOf } from './blocks/emoji.ts'
import { channelById, me, state, workspace } from './state.ts'

export type Completion = Choice & { readonly insert: string }

export type Completions = {
  readonly label: string
  /** Where the chosen text begins. */
  readonly from: number
  readonly choices: readonly Completion[]
}

const offeredMax = 8

/**
 * Completions at the cursor: a command at the very beginning, a person after `@`, a channel after `#`, an emoji after
 * `:`. Nothing when none of these is being typed.
 */
export const findCompletions = (text: string, cursor: number): Completions | undefined => {
  const typed = text.slice(0, cursor)
  if (/^\/\S*$/.test(typed)) return { from: 0, label: 'Commands', choices: commands(typed.toLowerCase()) }
  const [, sign, name = ''] = /(?:^|[\s(])([@#:])([\p{L}\p{N}._+-]*)$/u.exec(typed) ?? []
  const from = cursor - name.length - 1
  const wanted = name.toLowerCase()
  if (sign === '@') return { from, label: 'People', choices: [...people(wanted), ...userGroups(wanted)] }
  if (sign === '#') return { from, label: 'Channels', choices: channels(wanted) }
  if (sign === ':' && wanted.length > 1) return { from, label: 'Emoji', choices: emojiNamed(wanted) }
  return undefined
}

const commands = (typed: string): Completion[] =>
  workspace()
    .app.slashCommands.filter(({ command }) => command.startsWith(typed))
    .map(({ command, usageHint, description }) => ({
      id: command,
      text: `${command} ${usageHint}`.trim(),
      detail: description,
      insert: `${command} `,
    }))

/** Members of the conversation come first, the person of the page last. */
const people = (wanted: string): Completion[] => {
  const here = new Set(channelById(state.channelId)?.memberIds)
  const rank = ({ id }: PagePerson): number => (id === me() ? 2 : here.has(id) ? 0 : 1)
  return workspace()
    .people.filter(isPresent)
    .filter(({ name, realName }) =>
      [name, ...realName.toLowerCase().split(' '), realName.toLowerCase()].some(part =>
        part.startsWith(wanted),
      ),
    )
    .toSorted((left, right) => rank(left) - rank(right) || left.realName.localeCompare(right.realName))
    .slice(0, offeredMax)
    .map(person => ({ ...personChoice(person), insert: `@${person.name} ` }))
}

const userGroups = (wanted: string): Completion[] =>
  workspace()
    .userGroups.filter(({ handle, name }) => `${handle} ${name}`.toLowerCase().includes(wanted))
    .map(({ id, handle, name, userCount }) => ({
      id,
      text: `@${handle}`,
      detail: `${name}, ${userCount} people`,
      insert: `@${handle} `,
    }))

const channels = (wanted: string): Completion[] =>
  workspace()
    .channels.filter(channel => channel.name.startsWith(wanted) && !channel.isArchived)
    .slice(0, offeredMax)
    .map(({ id, name, topic }) => ({ id, text: `#${name}`, detail: topic, insert: `#${name} ` }))

const emojiNamed = (wanted: string): Completion[] =>
  offeredEmoji
    .filter(name => name.startsWith(wanted))
    .slice(0, offeredMax)
    .map(name => ({ id: name, text: `:${name}:`, picture: pictureOf(name), insert: `:${name}: ` }))
