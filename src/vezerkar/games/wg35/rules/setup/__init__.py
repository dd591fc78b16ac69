"""Before the battle (WG35 3, 5): armies, hands, edges, deployment."""
