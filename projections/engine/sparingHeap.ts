import { setFlagsFromString } from 'node:v8'

/**
 * For programs that read a whole history once: collects garbage when the heap has doubled, not only when it is several
 * times the live size. A rebuild needs a sixth less memory that way, and hardly more time.
 */
export const spareHeap = (): void => setFlagsFromString('--heap-growing-percent=100')
