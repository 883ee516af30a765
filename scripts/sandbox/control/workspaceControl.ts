import { repeatEvent, type SlackEvent, sendEvent } from '../outbound/sendEvent.ts'
import { NotPossible } from '../people/actor.ts'
import { archiveChannel, renameChannel } from '../people/changeChannel.ts'
import { addUser, changeProfileFields, changeUser } from '../people/changePeople.ts'
import { addMember, removeMember } from '../people/membership.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { SandboxProfileField, SandboxUser } from '../seed.ts'
import { endInstallation, revokeToken } from '../signIn/endInstallation.ts'
import type { Message } from '../state/messages.ts'
import { type Channel, openDirect } from '../state/workspace.ts'
import { createPerson, type Person } from './person.ts'
import { type RememberedMessage, rememberMessage } from './rememberMessage.ts'

/** What specs and scripts do with the workspace itself. */
export type WorkspaceControl = {
  /** Acts as a person and sees what they see. */
  as(userId: string): Person
  /** Every message of a conversation, those for one person too, the oldest first. */
  messagesIn(channelId: string): readonly Message[]
  /** The direct conversation of a person with the app. */
  directChannelOf(userId: string): string
  /** Puts a message of the app into the past of a conversation; the app hears nothing of it. */
  rememberMessage(message: RememberedMessage): void
  addUser(user: SandboxUser): void
  changeUser(userId: string, change: Partial<SandboxUser>): void
  /** Replaces what stands on everybody's profile. */
  changeProfileFields(fields: readonly SandboxProfileField[]): void
  joinChannel(channelId: string, userId: string): void
  leaveChannel(channelId: string, userId: string): void
  renameChannel(channelId: string, name: string): void
  archiveChannel(channelId: string, isArchived?: boolean): void
  /** Shares a channel with another organisation. */
  shareChannel(channelId: string): void
  /** Takes the app out of the workspace. */
  uninstall(): void
  /** Ends the token of the app, and nothing else. */
  revokeToken(): void
  /** Asks the events address to prove itself; true when it echoed the challenge. */
  verifyEventsUrl(): Promise<boolean>
  /** Sends any event; returns its id, or nothing when the app does not get it. */
  sendEvent(event: SlackEvent): string | undefined
  /** Delivers an event the app has had, once more. */
  repeatEvent(eventId: string): Promise<void>
}

export const createWorkspaceControl = (context: SandboxContext): WorkspaceControl => ({
  as: userId => createPerson(context, userId),
  messagesIn: channelId => context.workspace.messages.filter(each => each.channelId === channelId),
  directChannelOf: userId => openDirect(context.workspace, context.app, userId).id,
  rememberMessage: message => rememberMessage(context, message),
  addUser: user => void addUser(context, user),
  changeUser: (userId, change) => void changeUser(context, userId, change),
  changeProfileFields: fields => changeProfileFields(context, fields),
  joinChannel: (channelId, userId) => addMember(context, channelOf(context, channelId), userId),
  leaveChannel: (channelId, userId) => removeMember(context, channelOf(context, channelId), userId),
  renameChannel: (channelId, name) => renameChannel(context, channelOf(context, channelId), name),
  archiveChannel: (channelId, isArchived = true) =>
    archiveChannel(context, channelOf(context, channelId), isArchived),
  shareChannel: channelId => {
    channelOf(context, channelId).isShared = true
  },
  uninstall: () => void endInstallation(context),
  revokeToken: () => void revokeToken(context),
  async verifyEventsUrl() {
    const challenge = crypto.randomUUID()
    const body = JSON.stringify({ token: 'sandbox', challenge, type: 'url_verification' })
    const answer = await context.deliveries.send(context.app.requestUrls.events, 'json', body)
    return answer.kind === 'answered' && answer.status === 200 && answer.body.includes(challenge)
  },
  sendEvent: event => sendEvent(context, event),
  repeatEvent: eventId => repeatEvent(context, eventId),
})

const channelOf = (context: SandboxContext, channelId: string): Channel => {
  const channel = context.workspace.channels.get(channelId)
  if (channel === undefined)
    throw new NotPossible(`There is no channel ${channelId}: name one of the workspace.`)
  return channel
}
