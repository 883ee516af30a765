import { useEffect, useRef } from 'react'

type Frame = { readonly url: string; readonly words: string; readonly onMissing: () => void }

/** The first frame of a GIF on a canvas, because browsers cannot stop a GIF. */
export const FirstFrame = ({ url, words, onMissing }: Frame) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const missing = useRef(onMissing)
  missing.current = onMissing
  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const { current } = canvas
      if (!current) return
      current.width = image.naturalWidth
      current.height = image.naturalHeight
      current.getContext('2d')?.drawImage(image, 0, 0)
    }
    image.onerror = () => missing.current()
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url])
  return <canvas ref={canvas} role="img" aria-label={words} />
}
