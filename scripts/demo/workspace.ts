import type { SandboxWorkspace } from '../sandbox/seed.ts'
import { type Department, demoAdmin, demoNewcomers, demoOwner, demoPeople } from './people.ts'
import { demoProfileFields, demoProfileOf } from './profiles.ts'

type DemoChannel = {
  readonly id: string
  readonly name: string
  readonly topic: string
  readonly departments: readonly Department[] | 'everyone'
  readonly isRecognition: boolean
}

/** The channels of the demo; in those of recognition the app was invited. */
export const demoChannels: readonly DemoChannel[] = [
  {
    id: 'C01THANKS',
    name: 'thanks',
    topic: 'Say it out loud: who made your week better?',
    departments: 'everyone',
    isRecognition: true,
  },
  {
    id: 'C02ENGINEERING',
    name: 'engineering-wins',
    topic: 'Ships, fixes and quiet heroics',
    departments: ['Engineering', 'Product', 'Design'],
    isRecognition: true,
  },
  {
    id: 'C03CUSTOMERS',
    name: 'customer-love',
    topic: 'What customers said, and who earned it',
    departments: ['Support', 'Sales', 'Marketing'],
    isRecognition: true,
  },
  {
    id: 'C04GENERAL',
    name: 'general',
    topic: 'News for everybody',
    departments: 'everyone',
    isRecognition: false,
  },
]

export const demoBotUserId = 'U0LAUREL'

const everyone = [...demoPeople, ...demoNewcomers]

/** The demo company as a chat workspace. */
export const demoWorkspace: SandboxWorkspace = {
  team: { id: 'T01JUNIPER', name: 'Juniper', domain: 'juniper' },
  users: everyone.map(person => ({
    id: person.slackId,
    name: person.handle,
    realName: person.name,
    email: person.email,
    title: person.title,
    timeZone: person.timeZone,
    fields: demoProfileOf(person),
    isOwner: person === demoOwner,
    isAdmin: person === demoOwner || person === demoAdmin,
  })),
  profileFields: [...demoProfileFields],
  userGroups: [
    {
      id: 'S01DESIGNERS',
      handle: 'designers',
      name: 'Designers',
      users: everyone.flatMap(({ department, slackId }) => (department === 'Design' ? [slackId] : [])),
    },
  ],
  channels: demoChannels.map(({ id, name, topic, departments, isRecognition }) => ({
    id,
    name,
    topic,
    isGeneral: name === 'general',
    members: [
      ...(isRecognition ? [demoBotUserId] : []),
      ...everyone
        .filter(({ department }) => departments === 'everyone' || departments.includes(department))
        .map(({ slackId }) => slackId),
    ],
  })),
}
