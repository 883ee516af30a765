import type { SandboxWorkspace } from '../../../sandbox/seed.ts'
import { sandboxApp } from '../../../serve/startSandbox.ts'
import { type Company, leadOf } from '../company.ts'
import { channelMembersOf, channelTitleOf } from '../foundingCommands.ts'
import { departmentOf, emailOf, nameOf, pictureOf } from '../people.ts'

/** The id of a company's workspace in the sandbox. */
export const slackTeamIdOf = ({ name }: Company): string => `T0${name.toUpperCase()}`

const slackIdAt = (index: number): string => `U${index}`

/** The chat workspace of a generated company, which says what the company recorded. */
export const workspaceOf = (company: Company): SandboxWorkspace => {
  const { name, memberIds, channelIds } = company
  const indexOf = new Map(memberIds.map((memberId, index) => [memberId, index]))
  const slackIdOf = (memberId: string): string => slackIdAt(indexOf.get(memberId) ?? 0)
  const userAt = (index: number): SandboxWorkspace['users'][number] => {
    const lead = leadOf(company, index)
    return {
      id: slackIdAt(index),
      name: `person-${index}`,
      realName: nameOf(index),
      email: emailOf(index, name),
      avatar: pictureOf(index),
      timeZone: 'UTC',
      isOwner: index === 0,
      isAdmin: index === 0,
      fields: {
        XfDEPARTMENT: departmentOf(index),
        ...(lead === null ? {} : { XfLEAD: slackIdOf(lead) }),
      },
    }
  }
  return {
    team: { id: slackTeamIdOf(company), name, domain: name },
    users: Array.from(memberIds, (_, index) => userAt(index)),
    channels: Array.from(channelIds, (_, index) => ({
      id: `C${index}`,
      name: channelTitleOf(index).slice(1),
      members: [sandboxBotUserId, ...channelMembersOf(company, index).map(slackIdOf)],
    })),
    profileFields: [
      { id: 'XfDEPARTMENT', label: 'Department' },
      { id: 'XfLEAD', label: 'Lead', type: 'user' },
    ],
  }
}

export const sandboxBotUserId = 'U0LAUREL'
export const botTokenOf = (company: Company): string => `xoxb-scale-${company.name}`
export const appOfWorkspaces = {
  ...sandboxApp,
  botUserId: sandboxBotUserId,
  clientSecret: 'scale client secret',
  signingSecret: 'scale signing secret',
} as const
