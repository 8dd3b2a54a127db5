// The page's stand-in lays nothing out: nothing is measured there, and nothing comes into sight.
class NoObserver {
  observe() {}
  disconnect() {}
}

Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
