import { describe, expect, test } from 'vitest'
import { readFilter } from './filter.ts'
import { PatchRequest, patched } from './patch.ts'
import { enterpriseSchema, type JsonObject, readUser } from './user.ts'

const ann = {
  userName: 'ann',
  active: true,
  emails: [
    { type: 'work', value: 'ann@juniper.example' },
    { type: 'home', value: 'ann@post.example' },
  ],
  name: { givenName: 'Ann', familyName: 'Meadow' },
} as const
const after = (operations: readonly unknown[], resource: JsonObject = ann) =>
  patched(resource, PatchRequest.parse({ Operations: operations }).Operations)

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

test('filters are those that providers ask before they create a user', () => {
  expect(readFilter('userName eq "Ann \\"A\\" Meadow"')).toEqual({
    column: 'userName',
    value: 'Ann "A" Meadow',
  })
  expect(readFilter('emails[type eq "work"].value eq "ann@juniper.example"')).toMatchObject({
    column: 'email',
  })
  expect(readFilter(undefined)).toBeUndefined()
  for (const filter of ['userName sw "a"', 'title eq "Chief"', `userName eq "a" or 1 eq 1`])
    expect(() => readFilter(filter), filter).toThrow()
})
