import { groupSchema } from './group.ts'
import { enterpriseSchema, laurelSchema, userSchema } from './user.ts'

const schemaSchema = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

type Attribute = {
  readonly name: string
  readonly type: 'string' | 'boolean' | 'complex'
  readonly multiValued?: boolean
  readonly required?: boolean
  readonly uniqueness?: 'none' | 'server'
  readonly caseExact?: boolean
  readonly subAttributes?: readonly Attribute[]
}

const text = (name: string, changes: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  ...changes,
})
const truth = (name: string): Attribute => ({ name, type: 'boolean' })
const complex = (name: string, subAttributes: readonly Attribute[], multiValued = false): Attribute => ({
  name,
  type: 'complex',
  multiValued,
  subAttributes,
})

type Described = { readonly [name: string]: string | boolean | readonly Described[] }

const described = ({ subAttributes, ...attribute }: Attribute): Described => ({
  name: attribute.name,
  type: attribute.type,
  multiValued: attribute.multiValued ?? false,
  required: attribute.required ?? false,
  mutability: 'readWrite',
  returned: 'default',
  ...(attribute.type === 'string' && {
    caseExact: attribute.caseExact ?? false,
    uniqueness: attribute.uniqueness ?? 'none',
  }),
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
})

const labelled = [text('type'), truth('primary')]

/** The attributes that Laurel keeps. */
const schemas = [
  {
    id: userSchema,
    name: 'User',
    description: 'User Account',
    attributes: [
      text('userName', { required: true, uniqueness: 'server' }),
      text('externalId', { caseExact: true }),
      truth('active'),
      complex('name', [text('formatted'), text('givenName'), text('familyName')]),
      text('displayName'),
      text('title'),
      complex('emails', [text('value'), ...labelled], true),
      complex('addresses', [text('formatted'), text('locality'), text('country'), ...labelled], true),
    ],
  },
  {
    id: groupSchema,
    name: 'Group',
    description: 'Group, as a segment of Laurel',
    attributes: [
      text('displayName', { required: true }),
      text('externalId', { caseExact: true }),
      complex('members', [text('value', { required: true })], true),
    ],
  },
  {
    id: enterpriseSchema,
    name: 'EnterpriseUser',
    description: 'Enterprise User',
    attributes: [
      ...['employeeNumber', 'costCenter', 'organization', 'division', 'department'].map(name => text(name)),
      complex('manager', [text('value')]),
    ],
  },
  {
    id: laurelSchema,
    name: 'LaurelUser',
    description: 'Dates of a person, as yyyy-MM-dd. Laurel keeps the month and the day of birthdays.',
    attributes: ['birthday', 'startDate', 'endDate'].map(name => text(name)),
  },
]

const metaOf = (resourceType: string, location: string) => ({ resourceType, location })

export const schemasAt = (base: string) =>
  schemas.map(({ attributes, ...schema }) => ({
    schemas: [schemaSchema],
    ...schema,
    attributes: attributes.map(described),
    meta: metaOf('Schema', `${base}/Schemas/${schema.id}`),
  }))

export const resourceTypesAt = (base: string) => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    description: 'User Account',
    endpoint: '/Users',
    schema: userSchema,
    schemaExtensions: [enterpriseSchema, laurelSchema].map(schema => ({ schema, required: false })),
    meta: metaOf('ResourceType', `${base}/ResourceTypes/User`),
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'Group',
    name: 'Group',
    description: 'Group, as a segment of Laurel',
    endpoint: '/Groups',
    schema: groupSchema,
    schemaExtensions: [],
    meta: metaOf('ResourceType', `${base}/ResourceTypes/Group`),
  },
]

export const resultsMax = 200

export const serviceProviderConfigAt = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: resultsMax },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that Laurel issued to the connection.',
      primary: true,
    },
  ],
  meta: metaOf('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
})
