import type { SandboxWorkspace } from '../sandbox/seed.ts'

const people = [
  ['U0FHMAREN', 'maren', 'Maren Holt', 'Managing director', 'Europe/Oslo'],
  ['U0FHTARIQ', 'tariq', 'Tariq Aziz', 'Head of operations', 'Europe/London'],
  ['U0FHINES', 'ines', 'Inês Carvalho', 'Nursery lead', 'Europe/Lisbon'],
  ['U0FHOWEN', 'owen', 'Owen Pryce', 'Grower', 'Europe/London'],
  ['U0FHYUKI', 'yuki', 'Yuki Tanabe', 'Customer care', 'Asia/Tokyo'],
  ['U0FHLENA', 'lena', 'Lena Brandt', 'Bookkeeping', 'Europe/Berlin'],
  ['U0FHSAM', 'sam', 'Sam Okafor', 'Deliveries', 'Europe/London'],
] as const

const everyone = people.map(([id]) => id)

/** A workspace without Laurel: install the app here to see how a team begins. */
export const secondWorkspace: SandboxWorkspace = {
  team: { id: 'T02FERNHILL', name: 'Fernhill', domain: 'fernhill' },
  users: [
    ...people.map(([id, name, realName, title, timeZone]) => ({
      id,
      name,
      realName,
      title,
      timeZone,
      email: `${name}@fernhill.example`,
      isOwner: id === 'U0FHMAREN',
      isAdmin: id === 'U0FHMAREN' || id === 'U0FHTARIQ',
    })),
    { id: 'U0FHGUEST', name: 'petra', realName: 'Petra Lind', title: 'Auditor, guest', isRestricted: true },
  ],
  channels: [
    { id: 'C0FHGENERAL', name: 'general', topic: 'News for everybody', isGeneral: true, members: everyone },
    { id: 'C0FHKUDOS', name: 'kudos', topic: 'Who made your day?', members: everyone },
    {
      id: 'C0FHNURSERY',
      name: 'nursery',
      topic: 'Seedlings, pots and weather',
      members: ['U0FHINES', 'U0FHOWEN', 'U0FHSAM', 'U0FHGUEST'],
    },
  ],
}
