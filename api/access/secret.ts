import { hash, randomBytes } from 'node:crypto'
import { secretBytes } from './limits.ts'

/** A random secret in characters that are safe in an address. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url')

/** The form of a secret in the database: it verifies the secret without revealing it. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret)
