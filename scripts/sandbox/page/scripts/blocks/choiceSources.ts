import { useContext } from 'preact/hooks'
import type { Option, OptionGroup } from '../../../blockKit/texts.ts'
import type { ElementState, PagePerson } from '../../../pageApi/pageContract.ts'
import { workspace } from '../state.ts'
import type { Control, ControlProps } from './controlProps.ts'
import { SurfaceContext } from './surface.ts'

/** One choice of a list; `option` is the option of the app that it stands for. */
export type Choice = {
  readonly id: string
  readonly text: string
  readonly detail?: string | undefined
  readonly picture?: string
  readonly option?: Option
}

export type ChoiceGroup<One extends Choice = Choice> = {
  readonly label: string
  readonly choices: readonly One[]
}

type Single =
  | 'static_select'
  | 'external_select'
  | 'users_select'
  | 'conversations_select'
  | 'channels_select'
export type SelectProps = ControlProps<Single | `multi_${Single}`>

export const isSelect = (control: Control): control is SelectProps['control'] =>
  control.type.endsWith('_select')

/** Where the choices of a select come from, and how its state names them. */
type ChoiceSource = {
  load(typed: string): readonly ChoiceGroup[] | Promise<readonly ChoiceGroup[]>
  read(state: ElementState): Choice[]
  write(choices: readonly Choice[]): ElementState
}

export const isPresent = (person: PagePerson): boolean => !person.isDeleted && !person.isBot

export const personChoice = ({ id, realName, name, picture }: PagePerson): Choice => ({
  id,
  text: realName,
  detail: `@${name}`,
  picture,
})

const people = (): Choice[] => workspace().people.filter(isPresent).map(personChoice)

const channels = (): Choice[] =>
  workspace()
    .channels.filter(channel => !channel.isArchived)
    .map(({ id, name }) => ({ id, text: `#${name}` }))

const optionChoice = (option: Option): Choice => ({
  id: option.value,
  text: option.text.text,
  detail: option.description?.text,
  option,
})

const groupsOf = (groups: readonly OptionGroup[]): ChoiceGroup[] =>
  groups.map(({ label, options }) => ({ label: label.text, choices: options.map(optionChoice) }))

const matching = (groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] => {
  const wanted = typed.trim().toLowerCase()
  const matches = ({ text, detail = '' }: Choice) => `${text} ${detail}`.toLowerCase().includes(wanted)
  return groups
    .map(group => ({ ...group, choices: group.choices.filter(matches) }))
    .filter(({ choices }) => choices.length > 0)
}

const ofOptions = (isMulti: boolean, load: ChoiceSource['load']): ChoiceSource => ({
  load,
  read: ({ selected_option: one, selected_options: several }) =>
    [one, ...(several ?? [])].flatMap(option => (option ? optionChoice(option) : [])),
  write: choices => {
    const options = choices.flatMap(({ option }) => option ?? [])
    return isMulti ? { selected_options: options } : { selected_option: options[0] ?? null }
  },
})

type IdKey = 'selected_user' | 'selected_conversation' | 'selected_channel'

const ofIds = (isMulti: boolean, key: IdKey, all: () => Choice[]): ChoiceSource => ({
  load: typed => matching([{ label: '', choices: all() }], typed),
  read: state =>
    [state[key], ...(state[`${key}s`] ?? [])].flatMap(id =>
      id ? (all().find(choice => choice.id === id) ?? { id, text: id }) : [],
    ),
  write: choices => {
    const ids = choices.map(({ id }) => id)
    return isMulti ? { [`${key}s`]: ids } : { [key]: ids[0] ?? null }
  },
})

export const useChoiceSource = (control: SelectProps['control'], blockId: string): ChoiceSource => {
  const surface = useContext(SurfaceContext)
  const isMulti = control.type.startsWith('multi_')
  switch (control.type) {
    case 'static_select':
    case 'multi_static_select': {
      const { options = [], option_groups: groups } = control
      const all = groups ? groupsOf(groups) : [{ label: '', choices: options.map(optionChoice) }]
      return ofOptions(isMulti, typed => matching(all, typed))
    }
    case 'external_select':
    case 'multi_external_select':
      return ofOptions(isMulti, async typed => groupsOf(await surface.suggest(blockId, control, typed)))
    case 'users_select':
    case 'multi_users_select':
      return ofIds(isMulti, 'selected_user', people)
    case 'conversations_select':
    case 'multi_conversations_select':
      return ofIds(isMulti, 'selected_conversation', channels)
    case 'channels_select':
    case 'multi_channels_select':
      return ofIds(isMulti, 'selected_channel', channels)
    default:
      return control satisfies never
  }
}
