import { AsyncLocalStorage } from 'node:async_hooks'

const inside = new AsyncLocalStorage<true>()

/**
 * Makes a call of the API inside of the process, for the caller of another one. No request from outside can claim to be
 * one of these.
 */
export const callInside = <Answer>(call: () => Promise<Answer>): Promise<Answer> => inside.run(true, call)

/** Whether the present request is such a call. */
export const isInsideCall = (): boolean => inside.getStore() === true
