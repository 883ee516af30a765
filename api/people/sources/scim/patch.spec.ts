import { describe, expect, test } from 'vitest'
import { groupAttributes, readFilter, userAttributes } from './filter.ts'
import { groupChangeOf } from './group.ts'
import { patched, readOperations } from './patch.ts'
import { enterpriseSchema, type Json, type JsonObject, readUser } from './user.ts'

const ann = {
  userName: 'ann',
  active: true,
  emails: [
    { type: 'work', value: 'ann@juniper.example' },
    { type: 'home', value: 'ann@post.example' },
  ],
  name: { givenName: 'Ann', familyName: 'Meadow' },
} as const
const after = (operations: readonly Json[], resource: JsonObject = ann) =>
  patched(resource, readOperations({ Operations: operations }))

describe('a PATCH', () => {
  test('changes a part of an attribute, in whatever case its names are', () => {
    expect(after([{ op: 'Replace', path: 'NAME.familyname', value: 'Grove' }])).toMatchObject({
      name: { givenName: 'Ann', familyName: 'Grove' },
    })
    expect(after([{ op: 'replace', value: { Active: false } }])).toMatchObject({ active: false })
    expect(after([{ op: 'replace', value: { 'name.givenName': 'Anna' } }])).toMatchObject({
      name: { givenName: 'Anna' },
    })
  })

  test('changes, adds and removes one of several values', () => {
    const path = 'emails[type eq "work"].value'
    expect(after([{ op: 'replace', path, value: 'a@juniper.example' }]).emails).toEqual([
      { type: 'work', value: 'a@juniper.example' },
      { type: 'home', value: 'ann@post.example' },
    ])
    expect(after([{ op: 'add', path, value: 'a@juniper.example' }], { userName: 'a' }).emails).toEqual([
      { type: 'work', value: 'a@juniper.example' },
    ])
    expect(after([{ op: 'remove', path: 'emails[type eq "home"]' }]).emails).toHaveLength(1)
    expect(
      after([{ op: 'add', path: 'emails', value: [{ type: 'other', value: 'x@juniper.example' }] }]).emails,
    ).toHaveLength(3)
    expect(
      after([{ op: 'add', path: 'emails', value: [{ type: 'work', value: 'ann@juniper.example' }] }]).emails,
    ).toHaveLength(2)
  })

  test('changes attributes of an extension', () => {
    const manager = after([{ op: 'Add', path: `${enterpriseSchema}:manager`, value: 'an-id' }])
    expect(readUser(manager)[enterpriseSchema]).toEqual({ manager: { value: 'an-id' } })
    const department = { op: 'add', value: { [`${enterpriseSchema}:department`]: 'Sales' } }
    expect(readUser(after([department], manager))[enterpriseSchema]).toEqual({
      manager: { value: 'an-id' },
      department: 'Sales',
    })
    expect(
      readUser(after([{ op: 'remove', path: `${enterpriseSchema}:manager` }], manager))[enterpriseSchema],
    ).toEqual({})
  })

  test('leaves the id alone, and refuses paths that it does not know', () => {
    expect(after([{ op: 'replace', path: 'id', value: 'another' }])).toEqual(ann)
    for (const path of ['emails[type co "work"]', 'name..x', '', 'a b', '__proto__'])
      expect(() => after([{ op: 'replace', path, value: 'x' }]), path).toThrow()
    expect(() => after([{ op: 'remove' }])).toThrow('needs a path')
  })
})

test('a user is read with truth as a text and without what is null', () => {
  expect(readUser({ USERNAME: 'ann', active: 'False', title: null, password: 'secret', emails: [] })).toEqual(
    {
      userName: 'ann',
      active: false,
      emails: [],
    },
  )
  expect(() => readUser({ userName: '' })).toThrow()
  expect(() => readUser({ userName: 'ann', active: 'perhaps' })).toThrow()
})

const [oak, elm] = ['5c1a0000-0000-4000-8000-0000000000aa', '5c1a0000-0000-4000-8000-0000000000bb']

test('a PATCH of a group names, adds and removes in the forms of known providers', () => {
  const changeOf = (...operations: readonly Json[]) =>
    groupChangeOf(readOperations({ Operations: operations }))
  expect(changeOf({ op: 'Replace', path: 'displayName', value: 'Crew' })).toEqual({
    displayName: 'Crew',
    members: [],
  })
  expect(changeOf({ op: 'replace', value: { id: 'x', displayName: 'Crew' } })).toEqual({
    displayName: 'Crew',
    members: [],
  })
  expect(
    changeOf(
      { op: 'Add', path: 'members', value: [{ value: oak, display: 'Ann' }, { value: oak }] },
      { op: 'Remove', path: 'members', value: [{ value: elm }] },
      { op: 'remove', path: `members[value eq "${oak}"]` },
      { op: 'remove', path: 'members' },
      { op: 'replace', path: 'members', value: [{ value: elm }] },
    ).members,
  ).toEqual([
    { kind: 'add', userIds: [oak] },
    { kind: 'remove', userIds: [elm] },
    { kind: 'remove', userIds: [oak] },
    { kind: 'replace', userIds: [] },
    { kind: 'replace', userIds: [elm] },
  ])
  for (const operation of [
    { op: 'add', path: 'members', value: [{ value: 'not-an-id' }] },
    { op: 'add', path: 'members', value: null },
    { op: 'add', path: `members[value eq "${oak}"]`, value: 'x' },
    { op: 'replace', path: 'members.value', value: oak },
    { op: 'replace', path: 'displayName', value: '' },
    { op: 'remove' },
  ])
    expect(() => changeOf(operation), JSON.stringify(operation)).toThrow()
})

test('filters are those that providers ask before they create a resource', () => {
  const read = (text: string | undefined) => readFilter(text, userAttributes)
  expect(read('userName eq "Ann \\"A\\" Meadow"')).toEqual([{ column: 'userName', value: 'Ann "A" Meadow' }])
  expect(read('emails[type eq "work"].value eq "ann@juniper.example"')).toMatchObject([{ column: 'email' }])
  expect(read(undefined)).toEqual([])
  for (const filter of [
    'userName sw "a"',
    'title eq "Chief"',
    'constructor eq "a"',
    `userName eq "a" or 1 eq 1`,
    'userName eq "a" and',
    'userName eq "a\u0000"',
    'userName eq "\ud800"',
    Array.from({ length: 4 }, () => 'id eq "a"').join(' and '),
  ])
    expect(() => read(filter), filter).toThrow()
  expect(readFilter(`id eq "${oak}" and members eq "${elm}"`, groupAttributes)).toEqual([
    { column: 'id', value: oak },
    { column: 'member', value: elm },
  ])
})
