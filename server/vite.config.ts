import { defineConfig } from 'vite'

/**
 * The server's main program, packages and all, and beside it the program of the process that makes pictures, with a file for
 * what both are made of: finding and compiling some hundred files is most of a start. Packages with native parts, and those that only development loads, stay where npm has put them.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'src/main.ts', 'picture-program': 'src/media/picture-program.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'sharp', 'vite'] },
})
