/** A brand as large as a benchmark needs: Halcyon with any number of films, from generated files. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..', '..')
const first =
  'Amber Bitter Broken Cold Copper Distant Electric Fallen Foreign Gentle Golden Hidden Hollow Iron Last Little Lonely Lost Midnight Northern Paper Quiet Red Restless Sacred Salt Second Secret Silver Slow Southern Stolen Sudden Summer Tall Tender Thirteen Velvet Wicked Winter Yellow Young'.split(
    ' ',
  )
const second =
  'Anthem Bridge Carnival Chorus Compass Corridor Crossing Dancer Daughter Diver Drift Empire Engine Estuary Frontier Garden Ghost Harbour Highway Horizon Island Kingdom Ladder Lantern Letter Machine Meridian Mirror Mountain Orchard Passenger Prairie River Station Stranger Summer Theatre Tide Voyage Wager Weather Witness'.split(
    ' ',
  )
const given =
  'Ada Bruno Celia Dario Edda Farid Greta Hugo Ines Jonas Kaya Liam Mira Nils Oona Pablo Quinn Rosa Soren Tilda Umar Vera Wanda Xenia Yusuf Zora'.split(
    ' ',
  )
const family =
  'Abara Brandt Castellan Dvorak Eklund Farrow Grieg Hallam Ibsen Janda Kovac Lindqvist Moreau Nakata Okoye Petrov Quist Rask Silva Tanaka Ueda Varga Weiss Yilmaz Zeller'.split(
    ' ',
  )

const createPerson = (number) =>
  `${given[number % given.length]} ${family[Math.floor(number / given.length) % family.length]}`

/**
 * Creates the brand in a temporary folder: the built server beside the brand's files, everything else linked to the
 * project. Its films have Halcyon's pictures; Halcyon's own come first.
 * @param {{ films: number, offsets?: [number, number] }} options number of films in all; range of days from the first
 * Friday on which the generated ones open, -41 (running for weeks) to 42; if given, it applies to Halcyon's own as well
 * @returns {{ root: string, films: number, remove: () => void }} `root` for `startServer`
 */
export function growBrand({ films: count, offsets }) {
  const [from, to] = offsets ?? [-41, 42]
  const root = mkdtempSync(join(tmpdir(), 'foyer-house-'))
  const brands = join(root, 'brands')
  const films = join(brands, 'shared', 'films')
  cpSync(join(project, 'server', 'dist'), join(root, 'server', 'dist'), { recursive: true })
  cpSync(join(project, 'package.json'), join(root, 'package.json'))
  cpSync(join(project, 'brands', 'halcyon'), join(brands, 'halcyon'), { recursive: true })
  cpSync(join(project, 'brands', 'shared', 'films'), films, { recursive: true })
  cpSync(join(project, 'brands', 'shared', 'text'), join(brands, 'shared', 'text'), { recursive: true })
  for (const name of ['storefront', 'node_modules', 'contract', 'brands/shared/art'])
    symlinkSync(join(project, name), join(root, name))

  const file = join(brands, 'halcyon', 'catalogue.json')
  const catalogue = JSON.parse(readFileSync(file, 'utf8'))
  const known = catalogue.films.map((slug) => JSON.parse(readFileSync(join(films, `${slug}.json`), 'utf8')))

  if (offsets)
    for (const slug of catalogue.films)
      catalogue.filmChanges[slug] = { ...catalogue.filmChanges[slug], releaseOffsetInDays: from }
  for (let number = known.length; number < count; number += 1) {
    const like = known[number % known.length]
    const part = Math.floor(number / (first.length * second.length))
    const title = `${first[number % first.length]} ${second[Math.floor(number / first.length) % second.length]}${part > 0 ? ` ${part + 1}` : ''}`
    const name = `grown-${number}`
    writeFileSync(
      join(films, `${name}.json`),
      JSON.stringify({
        ...like,
        id: `HO${String(90_000_000 + number)}`,
        title,
        director: createPerson(number * 7),
        producers: [createPerson(number * 11)],
        cast: like.cast.map(({ role }, index) => ({ name: createPerson(number * 13 + index * 17), role })),
        releaseOffsetInDays: from + ((number * 5) % (to - from + 1)),
        displayPriority: 100 + (number % 10),
        event: null,
      }),
    )
    catalogue.films.push(name)
  }

  writeFileSync(file, JSON.stringify(catalogue))
  // Without a required city, all films are listed.
  const channelFile = join(brands, 'halcyon', 'channel.json')
  const channel = JSON.parse(readFileSync(channelFile, 'utf8'))
  writeFileSync(channelFile, JSON.stringify({ ...channel, requiredCinemaGroupPrompt: false }))
  return { root, films: catalogue.films.length, remove: () => rmSync(root, { recursive: true, force: true }) }
}
