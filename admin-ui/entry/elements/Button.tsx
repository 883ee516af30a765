import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: 'primary' | 'quiet'
  /** The act is under way: the button stays where it is and takes no second click. */
  readonly busy?: boolean
}

export const Button = ({ look = 'primary', busy = false, disabled, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    disabled={disabled === true || busy}
    aria-busy={busy}
    className={`${styles.button} ${styles[look]}`}
  />
)

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'>

/** A link that looks like the button of a page. */
export const ButtonLink = (props: ButtonLinkProps) => (
  <a {...props} className={`${styles.button} ${styles.primary}`} />
)
