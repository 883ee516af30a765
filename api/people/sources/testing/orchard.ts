import { z } from 'zod'
import { readJson } from '../../../partners/calls.ts'
import { secretSetting } from '../../../partners/settingFields.ts'
import { callSource } from '../callSource.ts'
import type { PersonSource, SourcePage } from '../port.ts'
import { readPerson } from '../readPerson.ts'
import { SourceUnusable } from '../sourceTrouble.ts'

const OrchardSettings = z.strictObject({ apiKey: secretSetting({ title: 'API key' }) })

const text = z.string().nullable()
const Answer = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      email: text,
      firstName: z.string(),
      lastName: z.string(),
      born: text,
      started: text,
      ended: text,
      active: z.boolean(),
      title: text,
      department: text,
      location: text,
      manager: text,
      custom: z.record(z.string(), z.string()),
    }),
  ),
  next: z.int().nullable(),
  now: z.string(),
})

/** A source for specs of the engine and of the suite, under the name of one that exists. */
export const orchard: PersonSource<z.infer<typeof OrchardSettings>> = {
  name: 'namely',
  title: 'Orchard',
  connects: 'credentials',
  capabilities: { isIncremental: true },
  settings: OrchardSettings,
  create: ({ apiKey }, surroundings) => {
    const read = async (query: Record<string, string>, signal: AbortSignal) =>
      readJson(
        await callSource(surroundings, {
          vendor: 'Orchard',
          url: `${surroundings.origin}/people?${new URLSearchParams(query).toString()}`,
          method: 'GET',
          headers: { authorization: `Bearer ${apiKey}` },
          signal,
        }),
        Answer,
      )
    return {
      testConnection: async signal => {
        const { people } = await read({ from: '0', limit: '1' }, signal)
        return { kind: 'connected', detail: `Orchard answers, with ${people.length} of its people.` }
      },
      async *people({ since }, signal) {
        for (let from: number | null = 0; from !== null; ) {
          const answer: z.infer<typeof Answer> = await read(
            { from: String(from), limit: '1000', ...(since === null ? {} : { since }) },
            signal,
          )
          if (from === 0 && since === null && answer.people.length === 0)
            throw new SourceUnusable('Orchard has no people.')
          from = answer.next
          yield pageOf(answer, since === null)
        }
      },
    }
  },
}

const pageOf = ({ people, now }: z.infer<typeof Answer>, isFull: boolean): SourcePage => {
  const read = people.map(person =>
    readPerson(
      {
        ...person,
        externalId: person.id,
        birthDate: person.born,
        hiredOn: person.started,
        leftOn: person.ended,
        isActive: person.active,
        managerExternalId: person.manager,
        managerEmail: null,
      },
      'MM/dd/yyyy',
    ),
  )
  return {
    people: read.flatMap(each => (each.kind === 'person' ? [each.person] : [])),
    unreadable: read.flatMap(each =>
      each.kind === 'unreadable' ? [{ externalId: each.externalId, problem: each.problem }] : [],
    ),
    cursor: now,
    isFull,
  }
}
