import { text } from '../text.ts'
import styles from './Brand.module.css'

type BrandProps = { readonly size?: number; readonly withName?: boolean }

/** The mark, and the name beside it where there is room. */
export const Brand = ({ size = 36, withName = false }: BrandProps) => (
  <span className={styles.brand}>
    <img src="/laurel.svg" width={size} height={size} alt={withName ? '' : text('signIn.laurel')} />
    {withName && <span className={styles.name}>{text('signIn.laurel')}</span>}
  </span>
)
