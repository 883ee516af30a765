import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import { createCacheBudget } from './cacheBudget.ts'
import { createCallerScope } from './callerScope.ts'
import { createCommandHash } from './commandHash.ts'
import { type CommandOf, defineStream, type RejectionOf, type StreamDependencies } from './defineStream.ts'
import { ledgerStreamPrefixes, ledgerStreams } from './streams.ts'

const doorEvents = [
  defineEvent('DoorOpened', 1, z.strictObject({ doorId: z.string() })),
  defineEvent('DoorClosed', 1, z.strictObject({ doorId: z.string() })),
] as const
type DoorEvent = EventOf<(typeof doorEvents)[number]>

type Door = { readonly isOpen: boolean }
type OpenDoor = Command<'openDoor', { readonly doorId: string }>
type CloseDoor = Command<'closeDoor', { readonly doorId: string }>
type AlreadyOpen = { readonly code: 'ALREADY_OPEN' }
type AlreadyClosed = { readonly code: 'ALREADY_CLOSED' }

const openDoor = ({ isOpen }: Door, { data }: OpenDoor): Decision<DoorEvent, AlreadyOpen> =>
  isOpen ? reject({ code: 'ALREADY_OPEN' }) : accept({ type: 'DoorOpened', data })
const closeDoor = ({ isOpen }: Door, { data }: CloseDoor): Decision<DoorEvent, AlreadyClosed> =>
  isOpen ? accept({ type: 'DoorClosed', data }) : reject({ code: 'ALREADY_CLOSED' })

const initialState: Door = { isOpen: false }
const evolve = (_: Door, event: DoorEvent): Door => ({ isOpen: event.type === 'DoorOpened' })

const doorStream = defineStream({
  name: 'door',
  key: ({ data }) => [data.doorId],
  initialState,
  evolve,
  events: doorEvents,
  rules: { openDoor, closeDoor },
})

const open = { type: 'openDoor', ...byAdmin(), data: { doorId: idOf('front door') } } as const
const close = { ...open, type: 'closeDoor', id: idOf('close') } as const

const dependenciesOf = (log = createMemoryLog()): StreamDependencies => ({
  log,
  commandHash: createCommandHash(),
  budget: createCacheBudget(1_000_000),
  scopeToCaller: createCallerScope({ log }),
})

describe('a stream that is defined', () => {
  it('decides by the rule of the command', () => {
    const { given } = testDecider(doorStream)
    given().when(open).thenEvents({ type: 'DoorOpened' })
    given({ type: 'DoorOpened', data: open.data }).when(open).thenRejected({ code: 'ALREADY_OPEN' })
    given().when(close).thenRejected({ code: 'ALREADY_CLOSED' })
  })

  it('names its streams by the team and the key', () => {
    expect(doorStream.prefix).toBe('door-')
    expect(doorStream.nameOf(open.teamId, 'FRONT')).toBe(`door-${open.teamId}.front`)
  })

  it('records a command in the stream that the command names, and shows its state', async () => {
    const log = createMemoryLog()
    const handler = doorStream.handlerIn(dependenciesOf(log))
    expect(await handler.handle(open)).toMatchObject({ kind: 'accepted' })
    expect(await handler.look(open.teamId, open.data.doorId)).toEqual({ isOpen: true })
    expect(await handler.look(open.teamId, idOf('back door'))).toEqual({ isOpen: false })
  })

  it('has one handler per ledger', () => {
    const dependencies = dependenciesOf()
    expect(doorStream.handlerIn(dependencies)).toBe(doorStream.handlerIn(dependencies))
    expect(doorStream.handlerIn(dependencies)).not.toBe(doorStream.handlerIn(dependenciesOf()))
  })

  it('refuses a command that it has no rule for', () => {
    const { handle } = doorStream.handlerIn(dependenciesOf())
    expect(() => handle({ ...open, type: 'toString' })).toThrow('no rule for toString')
  })
})

describe('the compiler', () => {
  it('knows the commands and the rejections of the rules', () => {
    expectTypeOf<CommandOf<typeof doorStream>>().toEqualTypeOf<OpenDoor | CloseDoor>()
    expectTypeOf<RejectionOf<typeof doorStream>>().toEqualTypeOf<AlreadyOpen | AlreadyClosed>()
  })

  it('refuses a rule under another name than its command, and an event that is not defined', () => {
    const door = { name: 'door', key: () => [], initialState, evolve, events: doorEvents } as const
    const lockDoor = (_: Door, { data }: Command<'lockDoor', { readonly doorId: string }>) =>
      accept({ type: 'DoorLocked', data } as const)
    // @ts-expect-error The command of this rule is openDoor.
    defineStream({ ...door, rules: { opendoor: openDoor } })
    // @ts-expect-error DoorLocked is none of the events.
    defineStream({ ...door, rules: { lockDoor } })
    // @ts-expect-error Not every command has this key.
    defineStream({ ...door, rules: { openDoor }, key: ({ data }) => [data.roomId] })
    // @ts-expect-error The rule of this command is missing.
    expect(() => doorStream.decide(initialState, { ...open, type: 'lockDoor' })).toThrow('no rule')
  })
})

describe('the streams of the ledger', () => {
  it('begin differently, so that a name belongs to one of them', () => {
    for (const prefix of ledgerStreamPrefixes)
      expect(ledgerStreamPrefixes.filter(other => other.startsWith(prefix))).toEqual([prefix])
  })

  it('handle each command and define each event once', () => {
    const types = ledgerStreams.flatMap(({ commandTypes }) => commandTypes)
    const events = ledgerStreams.flatMap(stream => stream.events.map(({ type }) => String(type)))
    expect(new Set(types).size).toBe(types.length)
    expect(new Set(events).size).toBe(events.length)
  })
})
