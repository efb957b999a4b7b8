/** The number of ribbons, and of nodes in each. TCN-15, TCN-16. */
export const trailCount = 80;
export const nodeCount = 50;

/** Movement below this many pixels per step is invisible. */
const threshold = 0.05;

/** The share of its speed that a node retains, the share that it inherits, and the decay of the pull per node. */
const friction = 0.5;
const inheritance = 0.025;
const decay = 0.99;

/** Position in pixels, velocity in pixels per step. */
export type Node = { x: number; y: number; vx: number; vy: number };

/** The pointer pulls the first node, and each node pulls the next one. */
export type Ribbon = { pull: number; nodes: Node[] };

/** All ribbons in one point, motionless and invisible. Each is pulled harder than the previous one, so that they fan out. */
export function createRibbons(x: number, y: number): Ribbon[] {
  return Array.from({ length: trailCount }, (_, trail) => ({
    pull: 0.36 + (0.12 * trail) / trailCount,
    nodes: Array.from({ length: nodeCount }, () => ({ x, y, vx: 0, vy: 0 })),
  }));
}

/** Moves the ribbons towards the target for a sixtieth of a second. Returns whether anything still moves visibly. */
export function step(ribbons: Ribbon[], target: { x: number; y: number }): boolean {
  let isMoving = false;
  for (const ribbon of ribbons) {
    let previous: Node = { ...target, vx: 0, vy: 0 };
    let pull = ribbon.pull;
    for (const node of ribbon.nodes) {
      const dx = previous.x - node.x;
      const dy = previous.y - node.y;
      node.vx = (node.vx + dx * pull + previous.vx * inheritance) * friction;
      node.vy = (node.vy + dy * pull + previous.vy * inheritance) * friction;
      node.x += node.vx;
      node.y += node.vy;
      isMoving ||= Math.abs(dx) + Math.abs(dy) + Math.abs(node.vx) + Math.abs(node.vy) > threshold;
      previous = node;
      pull *= decay;
    }
  }
  return isMoving;
}
