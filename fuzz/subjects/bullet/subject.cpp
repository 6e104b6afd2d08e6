// Bullet in the plane z = 0: its bounding boxes, and spheres and boxes by the contacts that two objects have.
#include "graze_plugin.h"

#include <LinearMath/btAabbUtil2.h>
#include <btBulletCollisionCommon.h>

static btVector3 at(const float *n) { return btVector3(n[0], n[1], 0); }
static int bullet_TestAabbAgainstAabb2(const float *n) {
  return TestAabbAgainstAabb2(at(n), at(n + 2), at(n + 4), at(n + 6));
}
static int bullet_TestPointAgainstAabb2(const float *n) {
  return TestPointAgainstAabb2(at(n + 2), at(n + 4), at(n));
}

struct Contacts : btCollisionWorld::ContactResultCallback {
  bool any = false;
  btScalar addSingleResult(btManifoldPoint &point,
                           const btCollisionObjectWrapper *,
                           int,
                           int,
                           const btCollisionObjectWrapper *,
                           int,
                           int) override {
    any = any || point.getDistance() <= 0;
    return 0;
  }
};
static btDefaultCollisionConfiguration setup;
static btCollisionDispatcher dispatcher(&setup);
static btDbvtBroadphase broadphase;
static btCollisionWorld world(&dispatcher, &broadphase, &setup);

static int meet(btCollisionShape *a, btVector3 where_a, btCollisionShape *b, btVector3 where_b) {
  btCollisionObject one, other;
  one.setCollisionShape(a);
  other.setCollisionShape(b);
  one.setWorldTransform(btTransform(btQuaternion::getIdentity(), where_a));
  other.setWorldTransform(btTransform(btQuaternion::getIdentity(), where_b));
  Contacts said;
  world.contactPairTest(&one, &other, said);
  return said.any;
}
// Its manual: shapes from 0.05 to 10 units.
static bool small(float size) { return size < 0.05F || size > 10; }
static int bullet_sphere_sphere(const float *n) {
  if (small(n[2]) || small(n[5]))
    return GRAZE_DECLINED;
  btSphereShape a(n[2]), b(n[5]);
  return meet(&a, at(n), &b, at(n + 3));
}
static int bullet_sphere_box(const float *n) {
  if (small(n[2]) || small(n[5]) || small(n[6]))
    return GRAZE_DECLINED;
  btSphereShape a(n[2]);
  btBoxShape b(btVector3(n[5], n[6], 10));
  return meet(&a, at(n), &b, at(n + 3));
}
static int bullet_box_box(const float *n) {
  if (small(n[2]) || small(n[3]) || small(n[6]) || small(n[7]))
    return GRAZE_DECLINED;
  btBoxShape a(btVector3(n[2], n[3], 10)), b(btVector3(n[6], n[7], 10));
  return meet(&a, at(n), &b, at(n + 4));
}

static graze_answer answer(int (*hit)(const float *)) {
  graze_answer given;
  given.f32 = hit;
  return given;
}
static const char contacts[] =
    "a contact of a distance of 0 or less; sizes from 0.05 to 10, as the manual asks";
static const struct graze_test tests[] = {
    {"bullet_TestAabbAgainstAabb2",
     "overlap between two boxes",
     "box-ltrb box-ltrb f32",
     "unstated",
     NULL,
     answer(bullet_TestAabbAgainstAabb2),
     NULL,
     0,
     0,
     0},
    {"bullet_TestPointAgainstAabb2",
     "a point in a box",
     "point box-ltrb f32",
     "unstated",
     NULL,
     answer(bullet_TestPointAgainstAabb2),
     NULL,
     0,
     0,
     0},
    {"bullet_contact_sphere_sphere",
     contacts,
     "disc disc f32",
     "unstated",
     NULL,
     answer(bullet_sphere_sphere),
     NULL,
     -1e3,
     1e3,
     1e-2},
    {"bullet_contact_sphere_box",
     contacts,
     "disc box-centre f32",
     "unstated",
     NULL,
     answer(bullet_sphere_box),
     NULL,
     -1e3,
     1e3,
     1e-2},
    {"bullet_contact_box_box",
     contacts,
     "box-centre box-centre f32",
     "unstated",
     NULL,
     answer(bullet_box_box),
     NULL,
     -1e3,
     1e3,
     1e-2},
};
GRAZE_PLUGIN(tests)
