import { embedAddress } from './embed-address.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXc0'
const vimeo = 'https://player.vimeo.com/video/123456789?dnt=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXc0&t=12', youTube],
  ['https://youtu.be/dQw4w9WgXc0', youTube],
  ['https://www.youtube.com/embed/dQw4w9WgXc0', youTube],
  ['https://youtube.com/shorts/dQw4w9WgXc0', youTube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXc0', youTube],
  ['https://vimeo.com/123456789', vimeo],
  ['https://player.vimeo.com/video/123456789?autoplay=1', vimeo],
])('%s', (address, url) => {
  expect(embedAddress(address)?.url).toBe(url)
})

test.each([
  'https://films.example/watch?v=dQw4w9WgXc0',
  'https://youtube.com.films.example/embed/dQw4w9WgXc0',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/"><script>',
  'https://vimeo.com/about',
  'javascript:alert(1)//youtu.be/dQw4w9WgXc0',
  '/videos/1.mp4',
  '',
])('%s is no video of theirs', (address) => {
  expect(embedAddress(address)).toBeNull()
})
