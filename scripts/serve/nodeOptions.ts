import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'

/**
 * The options of Node for a server. Without a limit, V8 keeps 128 MiB for young objects on a machine with much memory.
 * They can't be set from within the process.
 */
export const serverNodeOptions = ['--max-semi-space-size=16'] as const

/**
 * Few arenas of malloc: by default glibc gives each thread one of its own, and what is freed in one is not used by the
 * others. It is read before the process begins.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' } as const

/** Jobs over all members leave much garbage. The server holds less of it in exchange for some more collections. */
export const spareServerHeap = (): void => spareHeap(30)
