import { act, type Chosen, type Target } from '../people/act.ts'
import { actorOf } from '../people/actor.ts'
import { openHome } from '../people/openHome.ts'
import { addReaction, removeReaction } from '../people/react.ts'
import { type CommandOutcome, runCommand } from '../people/runCommand.ts'
import { runShortcut } from '../people/runShortcut.ts'
import { say } from '../people/say.ts'
import { closeView, type SubmitOutcome, submitView } from '../people/submitView.ts'
import { type Suggestions, type SuggestionTarget, suggest } from '../people/suggest.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Message } from '../state/messages.ts'
import { findMessage } from '../state/post.ts'
import { stackOf } from '../state/viewStack.ts'
import type { View, ViewValues } from '../state/views.ts'

/** A person of the workspace, driven by a spec. Acts that the workspace does not allow throw. */
export type Person = {
  /** `runCommand('C1', '/shoutout', '@ben +10 thanks')` */
  runCommand(channelId: string, command: string, text?: string): Promise<CommandOutcome>
  say(channelId: string, text: string): Message
  react(channelId: string, messageTs: string, name: string): void
  unreact(channelId: string, messageTs: string, name: string): void
  /** Clicks or picks; returns the message for the person when the app did not accept it. */
  act(target: Target, chosen?: Chosen, values?: ViewValues): Promise<string | undefined>
  suggest(target: SuggestionTarget, typed: string): Promise<Suggestions | undefined>
  runShortcut(callbackId: string, on?: { channelId: string; messageTs: string }): Promise<string | undefined>
  openHome(): void
  /** Values as Slack has them: block_id → action_id → state. What is left out keeps its initial value. */
  submitView(values?: ViewValues): Promise<SubmitOutcome>
  closeView(): Promise<void>
  /** The modal on top. */
  view(): View | undefined
  home(): View | undefined
  /** The messages of a conversation that this person sees. */
  messagesIn(channelId: string): readonly Message[]
}

export const createPerson = (context: SandboxContext, userId: string): Person => {
  const top = (): View | undefined => stackOf(context, userId).at(-1)
  const topId = (): string => top()?.id ?? ''
  return {
    runCommand: (channelId, command, text = '') => runCommand(context, { userId, channelId, command, text }),
    say: (channelId, text) => say(context, { userId, channelId, text }),
    react(channelId, messageTs, name) {
      actorOf(context, userId, channelId)
      const message = findMessage(context, channelId, messageTs)
      if (message !== undefined) addReaction(context, message, userId, name)
    },
    unreact(channelId, messageTs, name) {
      actorOf(context, userId, channelId)
      const message = findMessage(context, channelId, messageTs)
      if (message !== undefined) removeReaction(context, message, userId, name)
    },
    act: (target, chosen, values) => act(context, userId, target, chosen, values),
    suggest: (target, typed) => suggest(context, userId, target, typed),
    runShortcut: (callbackId, on) => runShortcut(context, userId, callbackId, on),
    openHome: () => void openHome(context, userId),
    submitView: values => submitView(context, userId, topId(), values),
    closeView: () => closeView(context, userId, topId()),
    view: top,
    home: () => context.workspace.homes.get(userId),
    messagesIn(channelId) {
      actorOf(context, userId, channelId)
      return context.workspace.messages.filter(
        each => each.channelId === channelId && (each.visibleTo ?? userId) === userId,
      )
    },
  }
}
