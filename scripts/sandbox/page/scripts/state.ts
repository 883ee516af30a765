import type { Confirmation } from '../../blockKit/texts.ts'
import type { PageChannel, PageMessage, PagePerson, PageWorkspace } from '../../pageApi/pageContract.ts'

export type Tab = 'home' | 'messages'

/** What the page shows; typed text and open lists belong to their components. */
export type State = {
  /** Nothing while the workspace loads. */
  readonly workspace: PageWorkspace | undefined
  readonly channelId: string | undefined
  /** The open tab of the conversation with the app. */
  readonly tab: Tab
  /** The messages of the open conversation; nothing while they load. */
  readonly messages: readonly PageMessage[] | undefined
  /** By conversation: how many new messages arrived. */
  readonly unread: ReadonlyMap<string, number>
  readonly isConnected: boolean
  /** On a narrow screen the list of conversations is a drawer. */
  readonly isDrawerOpen: boolean
  readonly isSwitchingPerson: boolean
  readonly question:
    | { readonly words: Confirmation; readonly answer: (isConfirmed: boolean) => void }
    | undefined
  readonly notices: readonly { readonly id: number; readonly text: string }[]
  /** The last sentence for screen readers only. */
  readonly announcement: string
}

export let state: State = {
  workspace: undefined,
  channelId: undefined,
  tab: 'home',
  messages: undefined,
  unread: new Map(),
  isConnected: true,
  isDrawerOpen: false,
  isSwitchingPerson: false,
  question: undefined,
  notices: [],
  announcement: '',
}

let draw = (): void => undefined

export const drawWith = (drawPage: () => void): void => {
  draw = drawPage
  draw()
}

/** Changes the state and draws the page. Focus that was on a removed element goes to the composer. */
export const update = (changes: Partial<State>): void => {
  const focused = document.activeElement
  state = { ...state, ...changes }
  draw()
  if (focused?.isConnected === false && document.activeElement === document.body)
    document.getElementById('composer')?.focus()
}

export const workspace = (): PageWorkspace => {
  if (state.workspace === undefined) throw new Error('The workspace has not been loaded.')
  return state.workspace
}

export const me = (): string => workspace().me

export const personById = (id: string): PagePerson | undefined =>
  state.workspace?.people.find(person => person.id === id)

export const nameOf = (id: string): string => personById(id)?.realName ?? 'Unknown person'

export const channelById = (id: string | undefined): PageChannel | undefined =>
  state.workspace?.channels.find(channel => channel.id === id)

export const isDirect = (): boolean => state.channelId === state.workspace?.directChannelId
