import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'

type PageLinkProps = {
  readonly to: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link that marks the page it leads to while that page, or one below it, is open. */
export const PageLink = ({ to, className, children }: PageLinkProps) => {
  const [path] = useLocation()
  const isOpen = path === to || (to !== '/' && path.startsWith(`${to}/`))
  return (
    <Link to={to} className={className} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </Link>
  )
}
