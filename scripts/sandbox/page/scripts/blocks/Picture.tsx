import { useEffect, useRef } from 'preact/hooks'

const isGif = (url: string): boolean => /\.gif(?:\?|$)/i.test(url)

type PictureProps = { image_url: string; alt_text: string; class: string }

/** A picture from the web; a GIF stands still for people who prefer less motion. */
export const Picture = ({ image_url: url, alt_text: alt, class: className }: PictureProps) => {
  if (!/^(https?:|data:image\/|\/)/i.test(url)) return <span class="muted">{alt}</span>
  if (isGif(url) && window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return <StillPicture url={url} alt={alt} class={className} />
  return <img class={className} src={url} alt={alt} loading="lazy" />
}

const StillPicture = ({ url, alt, class: className }: { url: string; alt: string; class: string }) => {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = new Image()
    image.addEventListener('load', () => {
      if (place.current === null) return
      place.current.width = image.naturalWidth
      place.current.height = image.naturalHeight
      place.current.getContext('2d')?.drawImage(image, 0, 0)
    })
    image.src = url
  }, [url])
  return <canvas ref={place} class={className} role="img" aria-label={alt} />
}
