import { Fragment, type ReactNode } from 'react'

/** A text whose placeholders are elements. */
export const withParts = (template: string, parts: Readonly<Record<string, ReactNode>>): ReactNode =>
  template
    .split(/%\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{parts[part]}</Fragment>))
