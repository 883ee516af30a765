import { useState } from 'preact/hooks'

let last = 0

/** An id of the page for an element. Preact's `useId` starts over whenever the root is rendered. */
export const useUniqueId = (): string =>
  useState(() => {
    last += 1
    return `e${last}`
  })[0]
