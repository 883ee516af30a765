import { z } from 'zod'
import type { Company, CompanyPerson } from '../company.ts'

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const laurelSchema = 'urn:laurel:params:scim:schemas:extension:people:2.0:User'

type Call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>

const Found = z.object({ totalResults: z.int(), Resources: z.array(z.object({ id: z.string() })) })
const Created = z.object({ id: z.string() })

/** The name that the provider gives to the user of a person: people may share an e-mail, or have none. */
export const userNameOf = ({ id }: Pick<CompanyPerson, 'id'>): string => `Person.${id}@login.juniper.example`

/** An identity provider that pushes the company. It looks for each user first, and sends managers when all are there. */
export const createIdentityProvider = (company: Company, call: Call) => {
  const pushed = new Map<string, CompanyPerson>()
  const ids = new Map<string, string>()

  const push = async (person: CompanyPerson): Promise<void> => {
    const known = ids.get(person.id)
    if (known !== undefined) {
      await expectStatus(call('PATCH', `/Users/${known}`, patchOf(person)), 200)
      return
    }
    const search = new URLSearchParams({ filter: `userName eq "${userNameOf(person)}"` })
    const found = Found.parse(await expectStatus(call('GET', `/Users?${search.toString()}`), 200))
    const id =
      found.Resources[0]?.id ??
      Created.parse(await expectStatus(call('POST', '/Users', resourceOf(person)), 201)).id
    ids.set(person.id, id)
  }

  return {
    send: async (): Promise<void> => {
      const changed = company.people().filter(person => pushed.get(person.id) !== person)
      for (const person of changed) await push(person)
      for (const { id, managerId } of changed)
        if (managerId !== pushed.get(id)?.managerId && managerId !== null)
          await expectStatus(
            call('PATCH', `/Users/${ids.get(id)}`, {
              schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
              Operations: [{ op: 'Add', path: `${enterpriseSchema}:manager`, value: ids.get(managerId) }],
            }),
            200,
          )
      for (const person of changed) pushed.set(person.id, person)
    },
  }
}

const expectStatus = async (answer: ReturnType<Call>, status: number): Promise<unknown> => {
  const { status: found, body } = await answer
  if (found !== status) throw new Error(`Laurel answered ${found}: ${JSON.stringify(body)}`)
  return body
}

const resourceOf = (person: CompanyPerson) => ({
  schemas: [userSchema, enterpriseSchema, laurelSchema],
  userName: userNameOf(person),
  externalId: person.id,
  active: person.isActive,
  name: { givenName: person.firstName, familyName: person.lastName },
  displayName: null,
  title: person.title?.slice(0, 500) ?? null,
  emails: emailsOf(person),
  addresses: person.location === null ? [] : [{ type: 'work', locality: person.location }],
  [enterpriseSchema]: { department: person.department, employeeNumber: person.id },
  [laurelSchema]: { birthday: person.birthDate ?? '', startDate: person.hiredOn ?? '' },
})

const emailsOf = ({ email, personalEmail }: CompanyPerson) => [
  ...(personalEmail === null ? [] : [{ type: 'home', value: personalEmail, primary: false }]),
  ...(email === null
    ? [{ type: 'home', value: 'post@home.example' }]
    : [{ type: 'work', value: email, primary: true }]),
]

/** The forms of known providers: names in capitals, truth as a text, paths as names. */
const patchOf = (person: CompanyPerson) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [
    { op: 'Replace', path: 'active', value: person.isActive ? 'True' : 'False' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: person.email ?? '' },
    {
      op: 'replace',
      value: {
        title: person.title?.slice(0, 500) ?? '',
        'name.familyName': person.lastName,
        [`${enterpriseSchema}:department`]: person.department ?? '',
      },
    },
  ],
})
