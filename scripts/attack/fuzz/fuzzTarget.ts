import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { signatureOf } from '@laurel/api/slack/receiver/verifySignature.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { signIn } from '../../unkillable/driving/clientOf.ts'
import { type Company, foundCompany } from '../../unkillable/driving/company.ts'
import { type Server, saidBy, startServer } from '../../unkillable/driving/startServer.ts'
import type { Header } from './oddities.ts'
import type { Caller } from './requests.ts'
import type { FuzzTarget } from './runFuzz.ts'

/** Many callers, because each has a limit of requests per minute. */
const callersPerRole = 16
const roles = ['administrator', 'member'] as const

export type RunningTarget = FuzzTarget & {
  readonly company: Company
  readonly server: Server
  /** What the server wrote to its log. */
  readonly said: () => string
  readonly stop: () => Promise<void>
}

/** The whole of Laurel in a process of its own, with a team of many callers. */
export const startFuzzTarget = async (databaseUrl: string): Promise<RunningTarget> => {
  const company = await foundCompany(databaseUrl)
  const { team } = company
  const callers = roles.flatMap(role =>
    Array.from({ length: callersPerRole }, (_, index) => ({ role, name: `${role}${index}` })),
  )
  for (const { role, name } of callers) accepted(await team.add(name, { isAdmin: role === 'administrator' }))
  accepted(await team.offer('Coffee', 5))
  accepted(await team.adjust('Ann', 500))
  accepted(await team.give('Ben', ['Ann'], 5, { key: 'thanks' }))
  const home = company.home('server')
  const server = await startServer({ home, databaseUrl })
  const tokens = new Map<string, string>()
  const signInAs = async (name: string): Promise<void> => {
    tokens.set(name, await signIn(company, { teamId: team.teamId, memberId: team.memberId(name) }))
  }
  for (const { name } of callers) await signInAs(name)

  let sent = 0
  const nextOf = (role: (typeof roles)[number]): readonly Header[] => {
    sent += 1
    return [['authorization', `Bearer ${tokens.get(`${role}${sent % callersPerRole}`) ?? ''}`]]
  }
  const headersOf = (caller: Caller, body: Buffer): readonly Header[] => {
    switch (caller) {
      case 'administrator':
      case 'member':
        return nextOf(caller)
      case 'stranger':
        return []
      case 'guesser':
        return [['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.']]
      case 'slack': {
        const timestamp = String(Math.floor(Date.now() / 1000))
        const signature = signatureOf(loadSecrets(home).sandboxSigningSecret, timestamp, body)
        return [
          ['x-slack-request-timestamp', timestamp],
          ['x-slack-signature', signature],
        ]
      }
    }
  }
  return {
    company,
    server,
    origin: server.origin,
    ids: [
      team.teamId,
      team.memberId('Ann'),
      team.memberId('Ben'),
      team.rewardId('Coffee'),
      team.shoutoutId('thanks'),
    ],
    headersOf,
    onAnswer: async ({ name, caller }, status) => {
      const isOver = endsSession.test(name) && status === 200
      if (!isOver || (caller !== 'administrator' && caller !== 'member')) return
      for (const { name: member } of callers) await signInAs(member)
    },
    said: () => saidBy(home),
    stop: async () => {
      await server.stop()
      await company.close()
    },
  }
}

const endsSession = /logout|sign_?out|endSession/i
