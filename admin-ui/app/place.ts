import type { ResourceProps } from 'ra-core'
import type { ComponentType } from 'react'
import type { TextKey } from '../messages/useText.ts'
import type { Me } from './access/MeContext.ts'

/** An address: what is shown there, and how the side navigation calls it. */
export type Place = {
  readonly path: string
  readonly label: TextKey
  /** A managed thing with its list, record and forms. */
  readonly resource?: ResourceProps
  /** A page of its own. An address has one or the other. */
  readonly page?: ComponentType
  /** Left out where it would be empty for most people; the address still opens. */
  readonly isFor?: (me: Me) => boolean
}
