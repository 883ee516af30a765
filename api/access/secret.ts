import { hash, randomBytes } from 'node:crypto'
import { secretBytes } from './limits.ts'

/** A secret that nobody can guess, in characters that an address may carry. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** What the database keeps of a secret: enough to recognise it, not enough to use it. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret)
