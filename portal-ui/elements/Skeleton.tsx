import type { CSSProperties } from 'react'
import styles from './Skeleton.module.css'

type SkeletonProps = { readonly width?: CSSProperties['width']; readonly height?: CSSProperties['height'] }

/** A placeholder for content that loads. */
export const Skeleton = ({ width = '100%', height = 16 }: SkeletonProps) => (
  <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
)
