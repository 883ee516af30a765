import { state } from '../state.js'

/**
 * The selects of Block Kit as one thing: what can be chosen (`{ id, text, detail?, picture?, option? }`, in groups) and
 * how a choice is told to the app.
 */
const textOf = option => option.text.text

const choiceOf = option => ({
  id: option.value,
  text: textOf(option),
  detail: option.description?.text,
  option,
})

const groupsOf = ({ options, option_groups: groups }) =>
  groups === undefined
    ? [{ label: '', choices: (options ?? []).map(choiceOf) }]
    : groups.map(group => ({ label: group.label.text, choices: group.options.map(choiceOf) }))

const matching = (groups, typed) => {
  const wanted = typed.trim().toLowerCase()
  return groups
    .map(group => ({
      ...group,
      choices: group.choices.filter(({ text, detail }) =>
        `${text} ${detail ?? ''}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(group => group.choices.length > 0)
}

export const personChoice = person => ({
  id: person.id,
  text: person.realName,
  detail: `@${person.name}`,
  picture: person.picture,
})

const people = () => [
  {
    label: '',
    choices: state.workspace.people.filter(person => !person.isDeleted && !person.isBot).map(personChoice),
  },
]

const channels = () => [
  {
    label: '',
    choices: state.workspace.channels
      .filter(channel => !channel.isArchived)
      .map(channel => ({ id: channel.id, text: `#${channel.name}` })),
  },
]

const byOption = (key, load) => ({
  load,
  read: value => [value?.[key] ?? []].flat().map(choiceOf),
  write: choices => ({ [key]: choices[0]?.option ?? null }),
  writeMany: choices => ({ [key]: choices.map(choice => choice.option) }),
})

const byId = (key, all) => ({
  load: (_surface, _blockId, _control, typed) => matching(all(), typed),
  read: value =>
    [value?.[key] ?? []].flat().map(id => {
      const known = all()[0].choices.find(choice => choice.id === id)
      return known ?? { id, text: id }
    }),
  write: choices => ({ [key]: choices[0]?.id ?? null }),
  writeMany: choices => ({ [key]: choices.map(choice => choice.id) }),
})

const fromBlock = (_surface, _blockId, control, typed) => matching(groupsOf(control), typed)

const fromApp = async (surface, blockId, control, typed) => {
  const answer = await surface.suggest(blockId, control, typed)
  if (answer.problem) throw new Error('The app gave no options.')
  return groupsOf(answer)
}

export const choiceKinds = {
  static_select: byOption('selected_option', fromBlock),
  multi_static_select: byOption('selected_options', fromBlock),
  external_select: byOption('selected_option', fromApp),
  multi_external_select: byOption('selected_options', fromApp),
  users_select: byId('selected_user', people),
  multi_users_select: byId('selected_users', people),
  conversations_select: byId('selected_conversation', channels),
  multi_conversations_select: byId('selected_conversations', channels),
  channels_select: byId('selected_channel', channels),
  multi_channels_select: byId('selected_channels', channels),
}
